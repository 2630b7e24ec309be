import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as s from './logo.module.css';

const GROUNDS = { page: undefined, dark: s.onDark, paper: s.onPaper };

export interface LogoProps {
	/** The centre's name, from its profile. Without it only the mark is shown: then label its link. */
	readonly name?: ReactNode;
	/** The line under the name, from its profile. */
	readonly tagline?: string | undefined;
	/** `page` follows the theme, `dark` is for ink and deep green, `paper` for the ticket, which has one theme. */
	readonly ground?: 'page' | 'dark' | 'paper' | undefined;
	readonly size?: 'sm' | 'md' | undefined;
}

/**
 * The mark, an acacia that is also a T on red earth, with the centre's name. Render it inside the link home. A narrow
 * container (`container-type: inline-size`) hides the tagline, and a very narrow one all but the mark.
 */
export function Logo({ name, tagline, ground = 'page', size = 'md' }: LogoProps) {
	return (
		<span className={classNames(s.logo, GROUNDS[ground], size === 'sm' && s.small)}>
			<svg className={s.mark} viewBox="0 0 48 48" aria-hidden="true">
				<g className={s.tree} stroke="currentColor">
					<path
						fill="currentColor"
						stroke="none"
						d="M2.5 19.5c2-5 8.5-5.5 11.5-6.5 4-3.5 16-3.5 20 0 3 1 9.5 1.5 11.5 6.5-5 2.5-9-.5-14 2q-7.5 3-15 0c-5-2.5-9 .5-14-2"
					/>
					<path
						fill="none"
						strokeLinecap="round"
						strokeWidth="3.6"
						d="M13.5 20.5c6.5 4.5 9 8.5 9 18.5m12-18.5C27 24 24 27 22.8 31"
					/>
				</g>
				<path
					className={s.ground}
					fill="none"
					stroke="currentColor"
					strokeLinecap="round"
					strokeWidth="3.2"
					d="M7 42.5c9-4.5 23-4.5 34 0"
				/>
			</svg>
			{name === undefined ? null : (
				<span className={s.words}>
					{name}
					{tagline === undefined ? null : <small className={s.tagline}>{tagline}</small>}
				</span>
			)}
		</span>
	);
}
