import type { OpeningSentence } from '@tulia/platform';
import type { ReactNode } from 'react';
import * as s from './opening-status-line.module.css';

interface OpeningStatusLineProps {
	/** `undefined` reserves the space until it is known. */
	readonly status: OpeningSentence | undefined;
	/** The function whose text the shell's `boot/time-dependent-text.ts` writes here before hydration. */
	readonly says: 'now' | 'today';
}

/** Whether the centre is open. It depends on the current time, so prerendered HTML reserves an empty space for it. */
export const OpeningStatusLine = ({ status, says }: OpeningStatusLineProps): ReactNode => (
	<p
		className={s.line}
		data-opening={status && (status.isOpen ? 'open' : 'closed')}
		data-says={says}
		suppressHydrationWarning
	>
		<span className={s.dot} aria-hidden="true" />
		<span suppressHydrationWarning>{status?.text ?? ''}</span>
	</p>
);
