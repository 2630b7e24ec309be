import { shortDay } from '@tulia/centre/date-words';
import { forWhomWords } from '@tulia/contracts/appointment/for-whom-words';
import { Button } from '@tulia/ui';
import { BookingBar } from '@tulia/ui/booking';
import { type ReactNode, useId } from 'react';
import { type BookingStep, isAnswered, STEP_NAMES, stepAfter } from '../../lib/draft/booking-step.ts';
import { choiceInWords, type ScheduleValues } from '../../lib/draft/schedule-values.ts';
import { type Cost, useCost } from '../../lib/services/use-cost.ts';
import { useService } from '../../lib/services/use-services.ts';
import { ConfirmButton } from './confirm-button.tsx';

interface StepBarProps {
	readonly step: BookingStep;
	readonly values: ScheduleValues;
	readonly onNext: () => void;
}

/** The current choice or what is missing, with a second line of details. */
function wordsOf(step: BookingStep, values: ScheduleValues, service: string | undefined, cost: Cost | undefined) {
	const { forWhom, date, time } = values;
	const who = forWhom && forWhomWords[forWhom];
	const ofStep: Record<BookingStep, readonly [string, ...(string | undefined)[]]> = {
		who: isAnswered('who', values)
			? [service ?? '', who, cost?.length, cost?.price]
			: [choiceInWords(values), service ?? who],
		when: [choiceInWords(values), who, cost?.price],
		check: [date === undefined ? '' : shortDay(date), time],
	};
	const [title, ...rest] = ofStep[step];
	return { title, text: rest.filter(Boolean).join(', ') };
}

/**
 * The current choice or what is missing, and the button for the next step. While something is missing, the button
 * focuses it.
 */
export function StepBar({ step, values, onNext }: StepBarProps): ReactNode {
	const titleId = useId();
	const service = useService(values.serviceId);
	const cost = useCost(service);
	const next = (
		<Button variant={isAnswered(step, values) ? 'primary' : 'secondary'} aria-describedby={titleId} onClick={onNext}>
			Next: {STEP_NAMES[stepAfter(step)]}
		</Button>
	);
	return (
		<BookingBar
			{...wordsOf(step, values, service?.title, cost)}
			titleId={titleId}
			action={step === 'check' ? <ConfirmButton /> : next}
		/>
	);
}
