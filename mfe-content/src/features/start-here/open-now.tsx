import { useGetProfileQuery } from '@tulia/platform';
import { classNames } from '@tulia/ui';
import type { ReactNode } from 'react';
import { openingLine } from '../../lib/opening-line.ts';
import { useNow } from '../../lib/use-now.ts';
import * as s from './open-now.module.css';

/** Whether the door is open. Only a browser knows what time it is: until then its place is empty, and kept. */
export function OpenNow(): ReactNode {
	const { data: profile } = useGetProfileQuery();
	const now = useNow();
	const line = profile && now ? openingLine(profile, now) : undefined;
	return (
		<p className={s.line}>
			{line ? (
				<>
					<span className={classNames(s.dot, line.isOpen && s.open)} aria-hidden="true" />
					{line.text}
				</>
			) : null}
		</p>
	);
}
