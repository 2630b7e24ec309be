import { classNames, Icon } from '@tulia/ui';
import { useId } from 'react';
import * as s from './outcome-buttons.module.css';

type OutcomeName = 'attended' | 'missed';

export interface OutcomeButtonsProps {
	/** Whose appointment: "Daniel Ouma". */
	readonly who: string;
	readonly onRecord: (outcome: OutcomeName) => void;
	/** Too early for this outcome, or being recorded. */
	readonly disabled?: { readonly attended: boolean; readonly missed: boolean } | undefined;
	/** When it is too early: "Opens at 8:45 AM". */
	readonly opens?: string | undefined;
}

const LOOKS = {
	attended: { icon: 'tick', word: 'Attended', className: s.attended },
	missed: { icon: 'close', word: 'Missed', className: s.missed },
} as const;
const OUTCOMES: readonly OutcomeName[] = ['attended', 'missed'];

/** Records what became of an appointment. Show it only while the appointment is confirmed. */
export function OutcomeButtons({ who, onRecord, disabled, opens }: OutcomeButtonsProps) {
	const opensId = useId();
	return (
		<>
			<div className={s.row}>
				{OUTCOMES.map((outcome) => {
					const { icon, word, className } = LOOKS[outcome];
					return (
						<button
							key={outcome}
							type="button"
							className={classNames(s.button, className)}
							data-outcome={outcome}
							disabled={disabled?.[outcome]}
							aria-label={`${word}: ${who}`}
							aria-describedby={opens === undefined ? undefined : opensId}
							onClick={() => onRecord(outcome)}
						>
							<Icon name={icon} className={s.icon} />
							{word}
						</button>
					);
				})}
			</div>
			{opens === undefined ? null : (
				<p id={opensId} className={s.opens}>
					{opens}
				</p>
			)}
		</>
	);
}
