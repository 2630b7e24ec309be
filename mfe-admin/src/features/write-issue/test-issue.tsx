import { explain } from '@tulia/platform';
import { Button, Panel } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useTestIssueMutation } from '../../api/website/issues-api.ts';
import type { SavedDraft } from './saved-draft.ts';
import * as s from './write-issue.module.css';

const WORDS = {
	not_found: 'Not sent: this issue no longer exists.',
	changed_meanwhile: 'Not sent: somebody else changed this issue meanwhile. Please open it again.',
	email_not_confirmed: 'Not sent: please confirm the email address of your account first.',
	too_many_requests: 'Not sent: that were many tests in an hour. Please wait a little.',
	forbidden: 'Not sent: this account may not do that. Please log in with a staff account.',
};
const NO_ANSWER = 'Not sent. Check your connection and try again.';

/** Sends a test to the user's own mailbox. */
export function TestIssue({ issueId, isSaved, version }: SavedDraft): ReactNode {
	const [send, { isLoading }] = useTestIssueMutation();
	const [result, setResult] = useState<{ readonly text: string; readonly isWrong: boolean }>();

	async function test(): Promise<void> {
		const { data, error } = await send({ id: issueId, version: version() });
		setResult(
			data
				? { text: 'It is on its way to the address of your account.', isWrong: false }
				: { text: explain(error, WORDS, NO_ANSWER), isWrong: true },
		);
	}
	return (
		<Panel>
			<div className={s.panel}>
				<h2 className={s.panelTitle}>See it in your mailbox</h2>
				<p className={s.meta}>A test goes to the address of your own account, and to nobody else.</p>
				<Button
					variant="secondary"
					size="sm"
					disabled={!isSaved}
					busy={isLoading}
					busyLabel="Sending…"
					onClick={() => void test()}
				>
					Send me a test
				</Button>
				{result ? (
					<p className={result.isWrong ? s.failure : s.meta} role={result.isWrong ? 'alert' : 'status'}>
						{result.text}
					</p>
				) : null}
			</div>
		</Panel>
	);
}
