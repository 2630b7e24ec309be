import type { OpeningLine } from '@tulia/platform';
import type { ReactNode } from 'react';
import * as s from './door-line.module.css';

interface DoorLineProps {
	/** What is known of the door; `undefined` keeps the place. */
	readonly door: OpeningLine | undefined;
	/** What the shell's `boot/clock-words.ts` writes here before the application is there: `doorAt` or `openingLine`. */
	readonly says: 'now' | 'today';
}

/** Whether the door is open. Only a browser knows what time it is: in finished HTML its place is empty, and kept. */
export const DoorLine = ({ door, says }: DoorLineProps): ReactNode => (
	<p className={s.line} data-door={door && (door.isOpen ? 'open' : 'closed')} data-says={says} suppressHydrationWarning>
		<span className={s.dot} aria-hidden="true" />
		<span suppressHydrationWarning>{door?.text ?? ''}</span>
	</p>
);
