import { problemIn } from '@tulia/platform';
import { type ReactNode, useRef, useState } from 'react';
import { DisplacedVisits } from './displaced-visits.tsx';

interface DisplacedQuestion {
	/** What is sent with the change: the number that was read, once. */
	readonly answer: () => { readonly seenVisits?: number };
	/** Asks, where this is why the change was refused. */
	readonly hear: (error: unknown) => void;
	/** Stands in the form, above its buttons. */
	readonly notice: ReactNode;
}

/** The refusal that asks for it, in a sentence about the whole form. */
export const ASKED_FIRST = { bookings_unseen: 'Not saved yet: visits that are booked are concerned.' };

/** For a change that may leave coming visits where they cannot be: it is saved once staff have read how many. */
export function useDisplacedQuestion(): DisplacedQuestion {
	const seen = useRef<number>(undefined);
	const [displaced, setDisplaced] = useState<ReturnType<typeof displacedIn>>();
	const goBack = (): void => setDisplaced(undefined);
	return {
		answer: () => {
			const { current } = seen;
			seen.current = undefined;
			return current === undefined ? {} : { seenVisits: current };
		},
		hear: (error) => setDisplaced(displacedIn(error)),
		notice: displaced ? (
			<DisplacedVisits
				displaced={displaced}
				onSeen={() => {
					seen.current = displaced.count;
				}}
				onGoBack={goBack}
			/>
		) : null,
	};
}

const displacedIn = (error: unknown) => problemIn(error)?.displaced;
