import { explain } from '@tulia/platform';
import { Button } from '@tulia/ui';
import { type ReactNode, useState } from 'react';

interface LoadingOrFailedProps {
	/** Accepts the result of any RTK Query hook. */
	readonly query: {
		readonly error?: unknown;
		readonly isFetching: boolean;
		readonly refetch: () => unknown;
	};
	/** "Looking at that day…" */
	readonly loading: string;
	/** The default message: "We could not look at that day. Check your connection." */
	readonly failed: string;
	readonly why?: { readonly [refusal: string]: string };
}

const NO_REASONS = {};

/** One line of a form in place of missing data: what is loading, or why it failed with a retry button. */
export function LoadingOrFailed({ query, loading, failed, why = NO_REASONS }: LoadingOrFailedProps): ReactNode {
	const { error, isFetching, refetch } = query;
	const [wasPressed, setPressed] = useState(false);
	const hasFailed = error !== undefined && !isFetching;
	if (!(hasFailed || (wasPressed && isFetching))) return <p role="status">{loading}</p>;

	function tryAgain(): void {
		setPressed(true);
		void refetch();
	}
	// The button stays, busy, during a retry, so that the focus stays if that fails.
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
