import { dayOf } from '@tulia/centre/clock';
import { shortDayWithYear } from '@tulia/centre/date-words';
import { serverNow } from '@tulia/platform';
import { type ReactNode, useId, useState } from 'react';
import { DateInput } from './date-input.tsx';
import * as s from './day-field.module.css';

interface DayFieldProps {
	readonly label: string;
	/** `undefined` if no day is chosen. */
	readonly value: string | undefined;
	readonly min?: string | undefined;
	readonly max?: string | undefined;
	readonly onDay: (day: string) => void;
	/** Called when the field is emptied. Without it, an empty field changes nothing. */
	readonly onEmptied?: () => void;
}

/** A date field in the tools of a page. */
export function DayField({ label, value, min, max, onDay, onEmptied }: DayFieldProps): ReactNode {
	const id = useId();
	const [fault, setFault] = useState<string>();

	function take(day: string | undefined): void {
		const wrong = day === undefined ? undefined : outside(day, min, max);
		setFault(wrong);
		if (wrong !== undefined) return;
		if (day === undefined) onEmptied?.();
		else onDay(day);
	}
	return (
		<label className={s.day} htmlFor={id}>
			{label}
			<DateInput
				id={id}
				value={value}
				onChange={take}
				isPast={max !== undefined && max <= dayOf(serverNow())}
				isInvalid={fault !== undefined}
				onLeaving
			/>
			{fault === undefined ? null : <span role="alert">{fault}</span>}
		</label>
	);
}

function outside(day: string, min: string | undefined, max: string | undefined): string | undefined {
	if (max !== undefined && day > max)
		return `${shortDayWithYear(day)} is too late. The last day is ${shortDayWithYear(max)}.`;
	return min !== undefined && day < min
		? `${shortDayWithYear(day)} is too early. The first day is ${shortDayWithYear(min)}.`
		: undefined;
}
