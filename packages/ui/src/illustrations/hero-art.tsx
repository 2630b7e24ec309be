import * as s from './hero-art.module.css';

/**
 * A path climbing through tea fields to a small house at dawn, at moonrise in the dark theme: it is coloured only by
 * `--h-*` tokens, so it is inline. It fills its box; once per page, because its ids are fixed.
 */
export const HeroArt = () => (
	<svg className={s.hero} viewBox="0 -120 1440 840" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
		<Sky />
		<FarRidges />
		<UpperField />
		<House />
		<Path />
		<LowerFields />
		<Foreground />
	</svg>
);

const Sky = () => (
	<>
		<defs>
			<linearGradient id="hero-sky" x2="0" y2="1">
				<stop stopColor="var(--h-sky1)" />
				<stop offset=".42" stopColor="var(--h-sky2)" />
				<stop offset=".72" stopColor="var(--h-sky3)" />
			</linearGradient>
		</defs>
		<path fill="url(#hero-sky)" d="M0-120h1440v840H0z" />
		<g className={s.sun}>
			<circle cx="1076" cy="300" r="186" fill="var(--h-halo)" opacity=".45" />
			<circle cx="1076" cy="300" r="140" fill="var(--h-halo)" />
			<circle cx="1076" cy="300" r="94" fill="var(--h-sun)" />
		</g>
		<path
			className={s.birds}
			fill="none"
			stroke="var(--h-r4)"
			strokeWidth="2.5"
			strokeLinecap="round"
			d="M850 214q8-10 14 0q6-10 14 0M892 190q6-8 11 0q5-8 11 0M820 246q5-7 9 0q4-7 9 0"
		/>
	</>
);

const FarRidges = () => (
	<>
		<path
			fill="var(--h-r1)"
			d="M-9 729V478C120 438 240 462 380 452S600 428 700 404S820 396 900 352S1010 268 1100 286S1290 366 1449 300V729z"
		/>
		<path
			fill="var(--h-r2)"
			d="M-9 729V496C150 470 260 486 400 470S640 436 760 424S1000 384 1130 344S1340 352 1449 372V729z"
		/>
		<path
			fill="var(--h-mist)"
			opacity=".5"
			d="M-9 496C200 478 420 488 640 456S1100 404 1449 424V470C1100 452 800 500 500 506S160 520-9 524z"
		/>
		<path fill="var(--h-r3)" d="M-9 729V522C160 486 300 500 470 496S740 486 880 442S1180 372 1449 396V729z" />
		<path fill="var(--h-r4)" d="M-9 729V540C140 512 320 500 470 514S760 530 900 478S1160 404 1449 420V729z" />
		<Acacia at="translate(226 520) scale(0.6)" tone="var(--h-r7)" />
		<Acacia at="translate(282 524) scale(0.4)" tone="var(--h-r7)" />
	</>
);

const UpperField = () => (
	<>
		<path fill="var(--h-r5)" d="M-9 729V566C180 510 330 516 500 538S820 562 960 500S1230 392 1449 436V729z" />
		<TeaRows
			id="hero-upper"
			tone="var(--h-row)"
			gap={11}
			first={12}
			step={13}
			count={11}
			thread={7}
			ridge="M-9 566C180 510 330 516 500 538S820 562 960 500S1230 392 1449 436"
		/>
	</>
);

const House = () => (
	<>
		<path fill="var(--h-wall)" d="M1074 412h92v50h-92z" />
		<path fill="var(--h-roof)" d="M1060 416 1084 384h72l24 32z" />
		<path
			fill="none"
			stroke="var(--h-r8)"
			strokeOpacity=".25"
			strokeWidth="2"
			d="M1086 388l-12 26M1102 386l-7 28M1120 386v28M1138 386l7 28M1154 388l12 26"
		/>
		<path fill="var(--h-win)" d="M1088 428h16v16h-16zM1136 428h16v16h-16zM1112 426h16v36h-16z" />
		<Acacia at="translate(1210 450) scale(1.05)" tone="var(--h-r7)" shade="var(--h-r6)" />
	</>
);

const Path = () => (
	<>
		<path
			fill="var(--h-path)"
			d="M1112 461C1106 482 1040 496 1010 514S930 548 968 570S1090 596 1060 622S884 650 836 690L812 729H1024C1040 690 1130 660 1150 628S1040 590 1012 570S1010 536 1046 516S1126 484 1126 461z"
		/>
		<path
			fill="none"
			stroke="var(--h-path2)"
			strokeWidth="4"
			strokeLinecap="round"
			strokeDasharray="2 16"
			d="M1118 470C1104 492 1050 500 1024 518S960 552 992 572S1126 600 1100 628S930 670 906 720"
		/>
	</>
);

const LOWER_LEFT = 'M-9 729V622C160 566 330 574 520 598C680 620 800 624 900 632C860 650 800 680 770 729H-9z';
const LOWER_RIGHT = 'M1449 536C1320 520 1220 560 1130 584C1164 604 1170 630 1132 660C1090 690 1060 700 1052 729H1449z';

const LowerFields = () => (
	<>
		<path fill="var(--h-r6)" d={LOWER_LEFT} />
		<path fill="var(--h-r6)" d={LOWER_RIGHT} />
		<clipPath id="hero-lower-fields">
			<path d={LOWER_LEFT + LOWER_RIGHT} />
		</clipPath>
		<g clipPath="url(#hero-lower-fields)">
			<TeaRows
				id="hero-lower"
				tone="var(--h-row2)"
				gap={13}
				first={6}
				step={15}
				count={9}
				thread={8}
				ridge="M-9 622C160 566 330 574 520 598S900 640 1080 590S1320 520 1449 536"
			/>
		</g>
	</>
);

const Foreground = () => (
	<>
		<path fill="var(--h-r7)" d="M-9 729V690C200 622 420 640 640 676S1160 700 1449 628V729z" />
		<TeaRows
			id="hero-front"
			tone="var(--h-row3)"
			gap={15}
			first={16}
			step={17}
			count={3}
			thread={9}
			ridge="M-9 690C200 622 420 640 640 676S1160 700 1449 628"
		/>
		<Acacia at="translate(96 700) scale(2.3)" tone="var(--h-r8)" shade="var(--h-r7)" />
		<path
			fill="none"
			stroke="var(--h-r8)"
			strokeWidth="4"
			strokeLinecap="round"
			d="M238 720q-2-30-10-44M244 720q2-36 12-56M252 720q4-24 14-36M1320 716q-2-30-10-44M1328 716q2-36 12-56M1336 716q4-24 14-36"
		/>
	</>
);

interface AcaciaProps {
	readonly at: string;
	readonly tone: string;
	/** The colour of the upper crown; only for trees in the foreground. */
	readonly shade?: string;
}

const Acacia = ({ at, tone, shade }: AcaciaProps) => (
	<g transform={at}>
		<path
			fill="none"
			stroke={tone}
			strokeWidth="4"
			strokeLinecap="round"
			d="M-1 1C0-16-5-26-18-40M-1-18C2-28 12-34 22-42M-2-27C-2-34 0-38 2-44"
		/>
		<path
			fill={tone}
			d="M-50-41C-46-49-34-50-29-52C-22-59-4-60 4-57C14-61 30-57 34-51C42-51 50-47 52-41C44-38 35-42 27-38C17-42 9-37-1-40C-12-36-20-41-29-38C-37-42-43-38-50-41z"
		/>
		{shade === undefined ? null : (
			<path fill={shade} d="M-30-52C-22-59-4-60 4-57C14-61 30-57 34-51C24-53 16-51 8-53C-4-50-16-54-30-52z" />
		)}
	</g>
);

interface TeaRowsProps {
	readonly id: string;
	readonly tone: string;
	/** Distance of the dots of a row, in drawing units; every other row is shifted by half of it. */
	readonly gap: number;
	/** Offset of the first row beneath the ridge, and of each row beneath the one before. */
	readonly first: number;
	readonly step: number;
	readonly count: number;
	readonly thread: number;
	/** The line of the rows. */
	readonly ridge: string;
}

const TeaRows = ({ id, tone, gap, first, step, count, thread, ridge }: TeaRowsProps) => (
	<g fill="none" stroke={tone} strokeWidth={thread} strokeLinecap="round" strokeDasharray={`.1 ${gap}`}>
		<path id={id} d={ridge} transform={`translate(0 ${first})`} />
		{Array.from({ length: count - 1 }, (_, row) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the rows of a drawing have no identity but their position
			<use key={row} href={`#${id}`} x={row % 2 ? 0 : gap / 2} y={(row + 1) * step} />
		))}
	</g>
);
