import { callAddress, talkLine } from '@tulia/contracts/line-address';
import type { CrisisLine } from '@tulia/contracts/profile/schemas';
import type { ReactNode } from 'react';
import { Notice } from '../core/feedback/notice.tsx';

export interface UnattendedNoticeProps {
	/** The lines of the centre's profile; undefined while it loads. */
	readonly crisisLines: readonly CrisisLine[] | undefined;
	/** Renders these words as a link to all lines. */
	readonly toHelp: (words: string) => ReactNode;
}

/** The notice beside every box for free text: texts are not read at once, and whom to call today. */
export function UnattendedNotice({ crisisLines = [], toHelp }: UnattendedNoticeProps): ReactNode {
	const talk = talkLine(crisisLines);
	return (
		<Notice tone="warm" icon="phone">
			<p>
				We do not read this at once. If you need someone now,{' '}
				{talk ? (
					<>
						call <a href={callAddress(talk.phone)}>{talk.phone}</a> or{' '}
					</>
				) : null}
				{toHelp('see who you can call')}.
			</p>
		</Notice>
	);
}
