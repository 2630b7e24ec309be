import type { ScheduleValues } from './schedule-values.ts';

/** The steps of a booking on a phone, in order. Each has its own address. */
export const STEPS = ['who', 'when', 'check'] as const;
export type BookingStep = (typeof STEPS)[number];

export const STEP_NAMES: Readonly<Record<BookingStep, string>> = { who: 'Who and what', when: 'When', check: 'Check' };

export const ANSWERS = {
	who: ['serviceId', 'forWhom'],
	when: ['date', 'time'],
	check: [],
} as const satisfies Record<BookingStep, readonly (keyof ScheduleValues)[]>;

export const stepAfter = (step: BookingStep): BookingStep => STEPS[STEPS.indexOf(step) + 1] ?? step;
export const stepBefore = (step: BookingStep): BookingStep | undefined => STEPS[STEPS.indexOf(step) - 1];

export function stepIn(search: string): BookingStep {
	const asked = new URLSearchParams(search).get('step');
	return STEPS.find((step) => step === asked) ?? 'who';
}

export const isAnswered = (step: BookingStep, values: ScheduleValues): boolean =>
	ANSWERS[step].every((field) => values[field] !== undefined);

/** The requested step, or the first before it with an unanswered question. */
export const reachable = (asked: BookingStep, values: ScheduleValues): BookingStep =>
	STEPS.slice(0, STEPS.indexOf(asked)).find((step) => !isAnswered(step, values)) ?? asked;

/** The step that contains a form field. */
export const stepOf = (field: string): BookingStep => {
	if (field === 'psychologistId') return 'when';
	return STEPS.find((step) => ANSWERS[step].some((answer) => answer === field)) ?? 'check';
};
