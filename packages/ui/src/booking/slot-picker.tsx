import { classNames, VisuallyHidden } from '@tulia/ui';
import { FieldMessage } from '@tulia/ui/form';
import { useId } from 'react';
import { byPartOfDay } from './part-of-day.ts';
import * as s from './slot-picker.module.css';

export interface SlotPickerProps {
	/** Id of the first time, so that an error can link to it. */
	readonly id?: string | undefined;
	readonly name?: string | undefined;
	/** Free start times in order, as in the API's answer: `9:00 AM`. */
	readonly times: readonly string[];
	readonly value: string | undefined;
	readonly onChange: (time: string) => void;
	/** The day: "Thursday 19 November". */
	readonly title?: string | undefined;
	/** "5 times free with Dr. Nyambura Otieno". Announced when it changes. */
	readonly note?: string | undefined;
	readonly error?: string | undefined;
}

/** Up to this number the times form one group; more are grouped by part of the day. */
const AT_A_GLANCE = 6;

/** Choose a start time. Only free times are offered. */
export function SlotPicker({ id, name, times, value, onChange, title, note, error }: SlotPickerProps) {
	const ownName = useId();
	const slots = (shown: readonly string[]) => (
		<div className={s.slots}>
			{shown.map((time) => (
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
	);
	return (
		<fieldset
			// Without a time an error links to the group.
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
			{times.length > AT_A_GLANCE
				? byPartOfDay(times).map((part) => (
						// biome-ignore lint/a11y/useSemanticElements: a fieldset in the fieldset would be one group of radios too many
						<div key={part.name} role="group" aria-label={part.name}>
							<p className={s.part} aria-hidden="true">
								{part.name}
							</p>
							{slots(part.times)}
						</div>
					))
				: slots(times)}
			{error !== undefined && id ? <FieldMessage id={id}>{error}</FieldMessage> : null}
		</fieldset>
	);
}
