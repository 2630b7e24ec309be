import type { exportMyData as ExportMyData } from '@tulia/contracts/account/endpoints';
import type { RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { explain } from '@tulia/platform';
import { Button, Icon, Notice } from '@tulia/ui';
import { saveFile } from '@tulia/ui/save-file';
import { type ReactNode, useState } from 'react';
import { useExportMyDataMutation } from '../api/account-api.ts';
import { AccountSection } from './account-section.tsx';
import { DoneMessage } from './done-message.tsx';

const WORDS: Record<RefusalOf<typeof ExportMyData>, string> = {
	too_many_requests: 'You have downloaded your data several times. Please wait a little and try again.',
};
const OTHERWISE = 'We could not collect your data just now. Please try again.';

const fileOf = (data: ResponseOf<typeof ExportMyData>): Parameters<typeof saveFile>[0] => ({
	name: `my-data-${data.exportedAt.slice(0, 10)}.json`,
	type: 'application/json',
	text: `${JSON.stringify(data, null, '\t')}\n`,
});

/** Everything the centre stores about the person, as a file (promises W9, A10). */
export function DownloadMyData({ isConfirmed }: { readonly isConfirmed: boolean }): ReactNode {
	const [exportMyData, { isLoading, error }] = useExportMyDataMutation();
	const [isSaved, setSaved] = useState(false);

	async function download(): Promise<void> {
		setSaved(false);
		const request = exportMyData();
		const { data } = await request;
		if (!data) return;
		saveFile(fileOf(data));
		request.reset(); // the file is the copy; the page caches none
		setSaved(true);
	}

	return (
		<AccountSection
			part="data"
			title="Your data"
			text="Everything we hold about you in one file: your details, appointments with your notes, and what you wrote to us."
		>
			{isConfirmed ? null : (
				<p>
					You have not confirmed your email address yet. Until then the file leaves out comments, questions, messages
					and the newsletter that were sent with this address: we cannot know that they are yours.
				</p>
			)}
			<Button variant="secondary" busy={isLoading} busyLabel="Collecting…" onClick={download}>
				<Icon name="document" /> Download my data
			</Button>
			<DoneMessage>
				{isSaved
					? 'The file is in your downloads. It holds private things: on a shared device, move or delete it.'
					: undefined}
			</DoneMessage>
			{error ? (
				<Notice tone="bad" role="alert">
					{explain(error, WORDS, OTHERWISE)}
				</Notice>
			) : null}
		</AccountSection>
	);
}
