import { useGetProfileQuery } from '@tulia/platform';
import type { ReactNode } from 'react';
import * as s from './map-drawing.module.css';

const ROAD = 'M-20 170C120 150 240 210 380 190S560 120 680 130';

/** A drawing of a way to a pin with the building's name. It shows no real streets: the link beside it opens a map. */
export function MapDrawing(): ReactNode {
	const building = useGetProfileQuery().data?.address.lines[0];
	return (
		<div className={s.frame}>
			<svg className={s.map} viewBox="0 0 640 380" aria-hidden="true">
				<path fill="var(--highland-100)" d="M0 0h640v380H0z" />
				<Gardens />
				<g fill="none" stroke="var(--sand-50)" strokeLinecap="round">
					<path strokeWidth="26" d={ROAD} />
					<path
						strokeWidth="15"
						d="M150-10C160 60 170 110 176 170M330-10C320 70 352 120 356 190S420 300 430 400M356 90C430 84 480 120 520 142M60 400C90 320 110 240 96 170M400 270C470 262 560 290 660 280"
					/>
				</g>
				<path fill="none" stroke="var(--sunrise-400)" strokeWidth="3" strokeDasharray="14 12" d={ROAD} />
				<path
					fill="none"
					stroke="var(--clay-600)"
					strokeWidth="6"
					strokeLinecap="round"
					strokeDasharray="1 12"
					d="M236 192C300 204 340 196 358 196C368 240 384 262 402 270L470 268"
				/>
				<circle cx="236" cy="192" r="9" fill="var(--sand-50)" stroke="var(--clay-700)" strokeWidth="4" />
				<Pin />
				<text className={s.label} x="472" y="302" textAnchor="middle">
					{building}
				</text>
			</svg>
		</div>
	);
}

const Gardens = (): ReactNode => (
	<>
		<path
			fill="#cfe0b5"
			d="M0 250C90 220 150 270 210 260S300 340 280 380H0zM470 0c10 60 60 80 110 74 30-4 50 8 60 16V0z"
		/>
		<path
			fill="none"
			stroke="#8fb060"
			strokeWidth="6"
			strokeLinecap="round"
			strokeDasharray=".1 13"
			d="M0 282C80 250 140 296 200 290M0 306C80 276 140 320 210 316M0 330C80 300 140 344 226 342M0 354C80 326 140 366 236 366M490 10c14 40 60 54 96 48M520 6c12 22 40 30 70 26"
		/>
	</>
);

const Pin = (): ReactNode => (
	<>
		<path fill="var(--highland-700)" d="M472 268c-22-26-30-40-30-54a30 30 0 1 1 60 0c0 14-8 28-30 54z" />
		<g transform="translate(456 196) scale(.68)" fill="var(--sand-50)" stroke="var(--sand-50)">
			<path
				stroke="none"
				d="M2.5 19.5c2-5 8.5-5.5 11.5-6.5 4-3.5 16-3.5 20 0 3 1 9.5 1.5 11.5 6.5-5 2.5-9-.5-14 2q-7.5 3-15 0c-5-2.5-9 .5-14-2"
			/>
			<path fill="none" strokeWidth="4" d="M13.5 20.5c6.5 4.5 9 8.5 9 18.5m12-18.5C27 24 24 27 22.8 31" />
		</g>
	</>
);
