import { paths, useLocation, useNavigate } from '@tulia/platform';
import { useFormContext } from '@tulia/ui/form';
import { type RefObject, useEffect, useRef } from 'react';
import {
	ANSWERS,
	type BookingStep,
	isAnswered,
	reachable,
	stepAfter,
	stepIn,
	stepOf,
} from '../../lib/draft/booking-step.ts';
import type { ScheduleValues } from '../../lib/draft/schedule-values.ts';
import { reachedFrom } from './step-link.tsx';

interface Steps {
	readonly step: BookingStep;
	/** Goes to the next step, or focuses what is missing in this one. */
	readonly next: () => void;
	/** The bar. While it is visible, one step is shown at a time. */
	readonly bar: RefObject<HTMLDivElement | null>;
}

/** Focuses the first invalid field of a step, else its heading. */
function focusStep(step: BookingStep, wrongId: string | undefined): void {
	const part = document.querySelector(`[data-step=${step}]`);
	const wrong = wrongId === undefined ? null : document.getElementById(wrongId);
	const place = part?.querySelector<HTMLElement>('[tabindex="-1"]:has(> [role=alert])') ?? wrong;
	if (place) {
		place.focus();
		return;
	}
	window.scrollTo({ top: 0, behavior: 'instant' });
	part?.querySelector('h2')?.focus({ preventScroll: true });
}

/**
 * The steps on a phone. The address contains the step, so that Back goes to the previous one; a step opens only when
 * all earlier questions are answered.
 */
export function useSteps(values: ScheduleValues): Steps {
	const { search, state } = useLocation();
	const navigate = useNavigate();
	const { areRight, attempt, idOf } = useFormContext();
	const bar = useRef<HTMLDivElement>(null);
	const asked = stepIn(search);
	const step = reachable(asked, values);
	const isStepped = (): boolean => (bar.current?.offsetHeight ?? 0) > 0;
	const go = (to: BookingStep) => navigate(paths.scheduleStep(to), { state: reachedFrom(step) });

	useEffect(() => {
		if (asked !== step) navigate(paths.scheduleStep(step), { replace: true, state });
	}, [asked, step, state, navigate]);

	const shown = useRef(step);
	const [wrong] = attempt.fields;
	useEffect(() => {
		if (shown.current === step) return;
		shown.current = step;
		if (isStepped()) focusStep(step, wrong !== undefined && stepOf(wrong) === step ? idOf(wrong) : undefined);
	});

	// A refused field may be in another step.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
	useEffect(() => {
		if (wrong !== undefined && stepOf(wrong) !== step && isStepped()) go(stepOf(wrong));
	}, [attempt.number]);

	// A tap on an answer to the only question of the first step opens the next step. An arrow key does not, because it
	// selects answers in passing.
	const isWhoAnswered = isAnswered('who', values);
	const wasWhoAnswered = useRef(isWhoAnswered);
	useEffect(() => {
		const isFirstTime = isWhoAnswered && !wasWhoAnswered.current;
		wasWhoAnswered.current = isWhoAnswered;
		const isByKey = document.activeElement?.matches(':focus-visible') ?? false;
		if (isFirstTime && step === 'who' && isStepped() && !isByKey) go('when');
	});
	return { step, next: () => (areRight(ANSWERS[step]) ? go(stepAfter(step)) : undefined), bar };
}
