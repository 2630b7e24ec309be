import { classNames, Icon } from '@tulia/ui';
import * as s from './outcome-buttons.module.css';

/** The progress of a visit on its day: not here yet, at the desk, in the room. */
export type ProgressName = 'expected' | 'arrived' | 'in_session';

export interface ProgressButtonsProps {
	/** The client's name: "Daniel Ouma". */
	readonly who: string;
	readonly progress: ProgressName;
	readonly onNote: (progress: ProgressName) => void;
	/** Being saved. */
	readonly disabled?: boolean | undefined;
	/** Only the next step, without undo. */
	readonly onlyNext?: boolean | undefined;
}

interface Step {
	readonly to: ProgressName;
	readonly word: string;
	readonly quiet?: true;
}

/** The next step, and the undo of the last. */
const STEPS: { readonly [P in ProgressName]: readonly Step[] } = {
	expected: [{ to: 'arrived', word: 'Arrived' }],
	arrived: [
		{ to: 'in_session', word: 'In session' },
		{ to: 'expected', word: 'Not here yet', quiet: true },
	],
	in_session: [{ to: 'arrived', word: 'Not begun yet', quiet: true }],
};

/** Records that a client arrived or is in session. Render it only on the day of a confirmed visit. */
export function ProgressButtons({ who, progress, onNote, disabled, onlyNext = false }: ProgressButtonsProps) {
	const steps = STEPS[progress].filter(({ quiet }) => !(quiet && onlyNext));
	if (steps.length === 0) return null;
	return (
		<div className={s.row}>
			{steps.map(({ to, word, quiet }) => (
				<button
					key={to}
					type="button"
					className={classNames(s.button, quiet ? s.quiet : s.progress)}
					disabled={disabled}
					aria-label={`${word}: ${who}`}
					onClick={() => onNote(to)}
				>
					{quiet ? null : <Icon name={to === 'arrived' ? 'person' : 'clock'} className={s.icon} />}
					{word}
				</button>
			))}
		</div>
	);
}
