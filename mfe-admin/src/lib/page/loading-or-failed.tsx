import { explain } from '@tulia/platform';
import { Button } from '@tulia/ui';
import { type ReactNode, useState } from 'react';

interface LoadingOrFailedProps {
	/** Every RTK Query hook's result fits. */
	readonly query: {
		readonly error?: unknown;
		readonly isFetching: boolean;
		readonly refetch: () => unknown;
	};
	/** "Looking at that day…" */
	readonly loading: string;
	/** Where the server gave no reason, or none that is in `why`: "We could not look at that day. Check your connection." */
	readonly failed: string;
	/** The sentence for each refusal. */
	readonly why?: { readonly [refusal: string]: string };
}

const NO_REASONS = {};

/** One line of a form in the place of data that are not there yet: what is loaded, or why it failed and a button that tries again. */
export function LoadingOrFailed({ query, loading, failed, why = NO_REASONS }: LoadingOrFailedProps): ReactNode {
	const { error, isFetching, refetch } = query;
	const [wasPressed, setPressed] = useState(false);
	const hasFailed = error !== undefined && !isFetching;
	if (!(hasFailed || (wasPressed && isFetching))) return <p role="status">{loading}</p>;

	function tryAgain(): void {
		setPressed(true);
		void refetch();
	}
	// The button stays, busy, while it is tried again, and so has the focus again where that fails.
	return (
		<>
			<p role={hasFailed ? 'alert' : 'status'}>{hasFailed ? explain(error, why, failed) : loading}</p>
			<div>
				<Button variant="secondary" size="sm" busy={isFetching} busyLabel="Trying again…" onClick={tryAgain}>
					Try again
				</Button>
			</div>
		</>
	);
}
