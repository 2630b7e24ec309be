import fc from 'fast-check';
import { candidateTimes, type Outcome } from './booking-oracle.ts';

export const CLIENTS = ['c-0', 'c-1', 'c-2'] as const;
export const PSYCHOLOGISTS = ['amina', 'otieno'] as const;

interface SlotChoice {
	readonly day: number;
	readonly time: string;
	readonly psychologistId: string | undefined;
	readonly byStaff: boolean;
}
export type Command =
	| ({
			readonly kind: 'book';
			readonly client: string;
			readonly serviceId: 'stress' | 'couples';
			/** Ignored unless staff book. */
			readonly arrived?: boolean;
			readonly outcome?: 'attended' | 'missed' | undefined;
	  } & SlotChoice)
	| ({ readonly kind: 'move'; readonly which: number } & SlotChoice)
	| { readonly kind: 'cancel'; readonly which: number; readonly byStaff: boolean }
	| { readonly kind: 'mark'; readonly which: number; readonly outcome: Outcome; readonly isCorrection: boolean }
	| { readonly kind: 'list'; readonly client: string }
	| { readonly kind: 'wait'; readonly hours: number }
	/** Advances the clock to the start of one of the appointments. */
	| { readonly kind: 'meet'; readonly which: number };

const slotChoice = {
	day: fc.integer({ min: 0, max: 6 }),
	time: fc.constantFrom(...candidateTimes),
	psychologistId: fc.option(fc.constantFrom(...PSYCHOLOGISTS), { nil: undefined, freq: 2 }),
	byStaff: fc.boolean(),
};
const anyoneAt = (day: number): SlotChoice => ({ day, time: '10:30 AM', psychologistId: undefined, byStaff: false });
const which = fc.nat({ max: 30 });
const client = fc.constantFrom(...CLIENTS);

/** Up to `length` commands, most of them bookings. */
export const commands = (length: number): fc.Arbitrary<readonly Command[]> => {
	const book = fc.record({
		kind: fc.constant('book' as const),
		client,
		serviceId: fc.constantFrom('stress' as const, 'couples' as const),
		arrived: fc.boolean(),
		outcome: fc.option(fc.constantFrom('attended' as const, 'missed' as const), { nil: undefined }),
		...slotChoice,
	});
	const any: fc.Arbitrary<Command> = fc.oneof(
		{ weight: 6, arbitrary: book },
		{ weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), which, ...slotChoice }) },
		{ weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which, byStaff: fc.boolean() }) },
		{
			weight: 2,
			arbitrary: fc.record({
				kind: fc.constant('mark' as const),
				which,
				outcome: fc.constantFrom('attended' as const, 'missed' as const, 'confirmed' as const),
				isCorrection: fc.boolean(),
			}),
		},
		{ weight: 1, arbitrary: fc.record({ kind: fc.constant('list' as const), client }) },
		{ weight: 1, arbitrary: fc.record({ kind: fc.constant('meet' as const), which }) },
		{ weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }) },
	);
	return fc.array(any, { maxLength: length, size: 'max' });
};

/**
 * A fixed script that books, moves, cancels and marks successfully with any seed: guards against a model that only
 * refuses.
 */
export const ONE_OF_EACH: readonly Command[] = [
	{ kind: 'book', client: 'c-0', serviceId: 'stress', ...anyoneAt(1) },
	{ kind: 'move', which: 0, ...anyoneAt(2) },
	{ kind: 'book', client: 'c-1', serviceId: 'couples', ...anyoneAt(3) },
	{ kind: 'cancel', which: 1, byStaff: false },
	{ kind: 'meet', which: 0 },
	{ kind: 'mark', which: 0, outcome: 'attended', isCorrection: false },
	{ kind: 'mark', which: 0, outcome: 'confirmed', isCorrection: true },
	// Staff: the five offered times, walk-ins, and visits of yesterday.
	{ kind: 'book', client: 'c-2', serviceId: 'stress', ...anyoneAt(3), time: '2:30 PM', byStaff: true },
	{ kind: 'book', client: 'c-1', serviceId: 'stress', ...anyoneAt(2), byStaff: true, arrived: true },
	{ kind: 'book', client: 'c-2', serviceId: 'couples', ...anyoneAt(1), byStaff: true, outcome: 'attended' },
];
