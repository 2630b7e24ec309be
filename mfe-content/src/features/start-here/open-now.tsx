import { openingLine, useGetProfileQuery } from '@tulia/platform';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/use-now.ts';
import * as s from './open-now.module.css';

/**
 * Whether the door is open. Only a browser knows what time it is: until then its place is empty, and kept. Before the
 * application is there the shell's `boot/clock-words.ts` fills it in.
 */
export function OpenNow(): ReactNode {
	const { data: profile } = useGetProfileQuery();
	const now = useNow();
	const line = profile && now ? openingLine(profile, now) : undefined;
	return (
		<p
			className={s.line}
			data-door={line && (line.isOpen ? 'open' : 'closed')}
			data-says="today"
			suppressHydrationWarning
		>
			<span className={s.dot} aria-hidden="true" />
			<span suppressHydrationWarning>{line?.text ?? ''}</span>
		</p>
	);
}
