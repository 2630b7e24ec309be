import { classNames } from '@tulia/ui';
import type { CSSProperties, ReactNode } from 'react';
import * as s from './bars.module.css';

export interface Bar {
	readonly key: string;
	readonly label: string;
	readonly words: string;
	/** The length relative to the longest; negative values are drawn as zero. */
	readonly size: number;
	readonly isWarm?: boolean;
}

/** A list whose numbers are also drawn as bars. It needs no table for screen readers. */
export function Bars({ label, bars }: { readonly label: string; readonly bars: readonly Bar[] }): ReactNode {
	const longest = Math.max(...bars.map(({ size }) => size));
	return (
		<ul className={s.bars} aria-label={label}>
			{bars.map(({ key, label: name, words, size, isWarm }) => (
				<li key={key}>
					<span>{name}</span>
					<b>{words}</b>
					<span className={s.track} aria-hidden="true">
						<span
							className={classNames(s.bar, isWarm && s.warm)}
							style={{ '--size': longest > 0 ? Math.max(0, size) / longest : 0 } as CSSProperties}
						/>
					</span>
				</li>
			))}
		</ul>
	);
}
