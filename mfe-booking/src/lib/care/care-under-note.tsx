import { weekdayName } from '@tulia/centre/date-words';
import type { AppointmentRequest } from '@tulia/contracts/appointment/schemas';
import { careLines, useCareWords, useGetProfileQuery } from '@tulia/platform';
import { VisuallyHidden } from '@tulia/ui';
import { CareCard, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';

const TITLE = 'Thank you for telling us';

const words = (date: string | undefined): string => {
	const weekday = date && weekdayName(date);
	return weekday
		? `Your psychologist reads this before ${weekday}. If ${weekday} feels far, someone can listen today.`
		: 'Your psychologist reads this before your visit. If that feels far, someone can listen today.';
};

/** Under the note of a booking: people to reach, once words of crisis were typed and typing has paused. */
export function CareUnderNote(): ReactNode {
	const { values } = useFormState<Partial<AppointmentRequest>>({ subscription: { values: true } });
	const { isShown, dismiss } = useCareWords(values.notes);
	const { data: profile } = useGetProfileQuery();
	const text = words(values.date);
	return (
		<>
			<VisuallyHidden role="status">{isShown ? `${TITLE}. ${text} Whom to call is below.` : ''}</VisuallyHidden>
			{isShown ? (
				<CareCard
					title={TITLE}
					headingLevel="h3"
					lines={careLines(profile)}
					foot="Your note and your time are kept."
					onDismiss={dismiss}
				>
					{text}
				</CareCard>
			) : null}
		</>
	);
}
