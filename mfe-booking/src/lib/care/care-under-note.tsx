import { weekdayName } from '@tulia/centre/date-words';
import type { AppointmentRequest } from '@tulia/contracts/appointment/schemas';
import { useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { CareUnderField } from './care-under-field.tsx';

const wordsFor = (date: string | undefined): string => {
	const weekday = date && weekdayName(date);
	return weekday
		? `Your psychologist reads this before ${weekday}. If ${weekday} feels far, someone can listen today.`
		: 'Your psychologist reads this before your visit. If that feels far, someone can listen today.';
};

/** Below the note of a booking. */
export function CareUnderNote(): ReactNode {
	const { values } = useFormState<Partial<AppointmentRequest>>({ subscription: { values: true } });
	return (
		<CareUnderField
			field="notes"
			words={wordsFor(values.date)}
			foot="Your note and your time are kept."
			headingLevel="h3"
		/>
	);
}
