import { classNames, VisuallyHidden } from '@tulia/ui';
import { FieldMessage } from '@tulia/ui/form';
import { useId } from 'react';
import { byPartOfDay } from './part-of-day.ts';
import * as s from './slot-picker.module.css';

export interface SlotPickerProps {
	/** Of the first time, so that an error can lead there. */
	readonly id?: string | undefined;
	readonly name?: string | undefined;
	/** Free start times in order, as the API gives them: `9:00 AM`. */
	readonly times: readonly string[];
	readonly value: string | undefined;
	readonly onChange: (time: string) => void;
	/** The day: "Thursday 19 November". */
	readonly title?: string | undefined;
	/** "5 times free with Dr. Nyambura Otieno". Spoken when it changes. */
	readonly note?: string | undefined;
	readonly error?: string | undefined;
}

/** Choose a start time. Only free times are offered. */
export function SlotPicker({ id, name, times, value, onChange, title, note, error }: SlotPickerProps) {
	const ownName = useId();
	return (
		<fieldset
			// Without a time to choose, an error leads to the whole.
			id={times.length === 0 ? id : undefined}
			tabIndex={times.length === 0 ? -1 : undefined}
			className={classNames(error !== undefined && s.bad)}
			aria-describedby={error !== undefined && id ? `${id}-error` : undefined}
		>
			<VisuallyHidden as="legend">{title === undefined ? 'Time' : `Time on ${title}`}</VisuallyHidden>
			{title === undefined ? null : (
				<p className={s.title} aria-hidden="true">
					{title}
				</p>
			)}
			<p className={s.note} role="status">
				{note}
			</p>
			{byPartOfDay(times).map((part) => (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset in the fieldset would be one group of radios too many
				<div key={part.name} role="group" aria-label={part.name}>
					<p className={s.part} aria-hidden="true">
						{part.name}
					</p>
					<div className={s.slots}>
						{part.times.map((time) => (
							<label key={time} className={s.slot}>
								<input
									id={time === times[0] ? id : undefined}
									type="radio"
									className={s.input}
									name={name ?? ownName}
									value={time}
									checked={time === value}
									onChange={() => onChange(time)}
								/>
								{time}
							</label>
						))}
					</div>
				</div>
			))}
			{error !== undefined && id ? <FieldMessage id={id}>{error}</FieldMessage> : null}
		</fieldset>
	);
}
