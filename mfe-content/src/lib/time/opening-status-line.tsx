import type { OpeningSentence } from '@tulia/platform';
import type { ReactNode } from 'react';
import * as s from './opening-status-line.module.css';

interface OpeningStatusLineProps {
	/** `undefined` keeps the place while it is not known. */
	readonly status: OpeningSentence | undefined;
	/** What the shell's `boot/time-dependent-text.ts` writes here before the application is there: `openingStatusAt` or `openingSentence`. */
	readonly says: 'now' | 'today';
}

/** Whether the centre is open. Only a browser knows what time it is: in prerendered HTML its place is empty, and kept. */
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
