import { problemIn } from '@tulia/platform';
import { type ReactNode, useRef, useState } from 'react';
import { DisplacedVisits } from './displaced-visits.tsx';

interface DisplacedQuestion {
	/** The number of visits that staff confirmed, as part of the next request only. */
	readonly answer: () => { readonly seenVisits?: number };
	/** Asks the question if the error is a refusal because of displaced visits. */
	readonly onRefusal: (error: unknown) => void;
	/** The question, to be shown above the buttons of the form. */
	readonly notice: ReactNode;
}

/** The message of that refusal for the form as a whole. */
export const UNSEEN_VISITS = { bookings_unseen: 'Not saved yet: visits that are booked are concerned.' };

/** For a change that may displace coming visits: it is saved only after staff have seen how many. */
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
		onRefusal: (error) => setDisplaced(displacedIn(error)),
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
