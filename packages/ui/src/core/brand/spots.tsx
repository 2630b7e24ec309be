import * as s from './spots.module.css';

/** The drawing of an empty state: a bench beneath an acacia. Decorative; the text below it has the same meaning. */
export const SpotEmpty = () => (
	<svg className={s.spot} aria-hidden="true" viewBox="0 0 400 260">
		<circle cx="206" cy="110" r="58" fill="#fbdcaa" />
		<path fill="#cfd9d2" d="M20 214c60-28 130-8 180-14s130-10 184 14z" />
		<path
			fill="none"
			stroke="#5f2c1c"
			strokeLinecap="round"
			strokeWidth="7.6"
			d="M168.1 227.9c1.9-32.3-7.6-51.3-32.3-77.9m32.3 41.8c5.7-19 24.7-30.4 43.7-45.6m-45.6 28.5c0-13.3 3.8-20.9 7.6-32.3"
		/>
		<path
			fill="#2f6952"
			d="M75 148.1c7.6-15.2 30.4-17.1 39.9-20.9 13.3-13.3 47.5-15.2 62.7-9.5 19-7.6 49.4 0 57 11.4 15.2 0 30.4 7.6 34.2 19-15.2 5.7-32.3-1.9-47.5 5.7-19-7.6-34.2 1.9-53.2-3.8-20.9 7.6-36.1-1.9-53.2 3.8-15.2-7.6-26.6 0-39.9-5.7"
		/>
		<path
			fill="#3f7850"
			d="M113 127.2c15.2-13.3 49.4-15.2 64.6-9.5 19-7.6 49.4 0 57 11.4-19-3.8-34.2 0-49.4-3.8-22.8 5.7-45.6-1.9-72.2 1.9"
		/>
		<path fill="#6d9350" d="M10 232c80-18 290-18 382 0-92 14-302 14-382 0" />
		<path fill="#bd5b36" d="M226 204h84v8h-84zm8 8h7v20h-7zm61 0h7v20h-7z" />
		<path fill="#8e3f26" d="M226 190h84v5h-84zm6-2h5v20h-5zm67 0h5v20h-5z" />
	</svg>
);

/** The drawing of an error: a footbridge with one plank missing. Inline, so that it shows without a network. */
export const SpotOffline = () => (
	<svg className={s.spot} aria-hidden="true" viewBox="0 0 400 260">
		<circle cx="292" cy="76" r="40" fill="#fbdcaa" />
		<path fill="#cfd9d2" d="M14 150c66-34 126 0 186-14s130-16 188 14v40H14z" />
		<path fill="#a9cfd6" d="M120 176h164l36 60H84z" />
		<path fill="none" stroke="#fff" strokeLinecap="round" strokeWidth="3" d="M150 200h40m26 10h46m-138 12h34m28 4h60" />
		<path
			fill="#3f7850"
			d="M6 176c44-12 94-8 130 2l-36 62H30c-16-16-24-40-24-64m388 0c-44-12-88-8-126 2l36 62h68c16-16 22-40 22-64"
		/>
		<path
			fill="none"
			stroke="#5f2c1c"
			strokeLinecap="round"
			strokeWidth="5"
			d="M92 176c58-26 162-26 220 0m-220 0v-42m220 42v-42m-220 4c58-22 162-22 220 0"
		/>
		<path
			stroke="#bd5b36"
			strokeLinecap="round"
			strokeWidth="9"
			d="m104 164 3 14m15-20 3 14m16-18 2 14m17-17 1 14m19-16 1 14m39-14-1 14m21-12-1 14m20-11-2 14m21-10-3 14m21-8-3 14"
		/>
	</svg>
);
