import type { ReactNode } from 'react';
import * as s from './tea-terrace.module.css';

const ROWS = [0, 16, 32, 48, 64];

/** Rows of tea at the bottom of a dark panel. */
export const TeaTerrace = (): ReactNode => (
	<svg className={s.terrace} viewBox="0 0 1200 130" preserveAspectRatio="none" aria-hidden="true">
		<path fill="var(--highland-800)" d="M0 46C200 4 380 62 600 44S1000 0 1200 36V130H0z" />
		<g fill="none" stroke="var(--highland-600)" strokeWidth="6" strokeLinecap="round" strokeDasharray=".1 12">
			{ROWS.map((row) => (
				<path
					key={row}
					d={`M0 ${60 + row}C200 ${18 + row} 380 ${76 + row} 600 ${58 + row}S1000 ${14 + row} 1200 ${50 + row}`}
				/>
			))}
		</g>
	</svg>
);
