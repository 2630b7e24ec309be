import { problemIn } from '@tulia/platform';
import { type ReactNode, useRef, useState } from 'react';
import { DisplacedVisits } from './displaced-visits.tsx';

interface DisplacedQuestion {
	/** The part of the next request: the number that was shown, once. */
	readonly answer: () => { readonly seenVisits?: number };
	/** Shows the question if the change was refused for it. */
	readonly hear: (error: unknown) => void;
	/** Shown in the form, above its buttons. */
	readonly notice: ReactNode;
}

/** The message of that refusal for the whole form. */
export const ASKED_FIRST = { bookings_unseen: 'Not saved yet: visits that are booked are concerned.' };

/** For a change that may displace coming visits: it is saved once staff have seen how many. */
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
