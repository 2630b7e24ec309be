import * as s from './ticket.module.css';

/** The watermark of the ticket: fourteen contour lines of a tea field and a sun. */
export const Guilloche = () => (
	<svg className={s.guilloche} preserveAspectRatio="xMaxYMax slice" viewBox="0 0 600 320" aria-hidden="true">
		<g fill="none" stroke="#f1e2c4" strokeWidth="1.6">
			<path d="M-10 190C90 150 170 206 280 172S480 110 610 150M-10 201C90 161 170 216 280 183S480 122 610 161M-10 212C90 172 170 226 280 194S480 134 610 172M-10 223C90 183 170 236 280 205S480 146 610 183M-10 234C90 194 170 246 280 216S480 158 610 194M-10 245C90 205 170 256 280 227S480 170 610 205M-10 256C90 216 170 266 280 238S480 182 610 216M-10 267C90 227 170 276 280 249S480 194 610 227M-10 278C90 238 170 286 280 260S480 206 610 238M-10 289C90 249 170 296 280 271S480 218 610 249M-10 300C90 260 170 306 280 282S480 230 610 260M-10 311C90 271 170 316 280 293S480 242 610 271M-10 322C90 282 170 326 280 304S480 254 610 282" />
			<circle cx="482" cy="120" r="44" />
			<circle cx="482" cy="120" r="54" />
			<circle cx="482" cy="120" r="64" />
		</g>
	</svg>
);
