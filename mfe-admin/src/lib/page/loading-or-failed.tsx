import { explain } from '@tulia/platform';
import { Button } from '@tulia/ui';
import { type ReactNode, useState } from 'react';

interface LoadingOrFailedProps {
	/** The part of a query that this needs; every hook of RTK Query returns it. */
	readonly query: {
		readonly error?: unknown;
		readonly isFetching: boolean;
		readonly refetch: () => unknown;
	};
	/** The text while loading: "Looking at that day…". */
	readonly loading: string;
	/** The default message of a failure: "We could not look at that day. Check your connection." */
	readonly failed: string;
	readonly why?: { readonly [refusal: string]: string };
}

const NO_REASONS = {};

/** A line in a form where data are missing. It says what is loading, or why that failed, with a button to retry. */
export function LoadingOrFailed({ query, loading, failed, why = NO_REASONS }: LoadingOrFailedProps): ReactNode {
	const { error, isFetching, refetch } = query;
	const [wasPressed, setPressed] = useState(false);
	const hasFailed = error !== undefined && !isFetching;
	if (!(hasFailed || (wasPressed && isFetching))) return <p role="status">{loading}</p>;

	function tryAgain(): void {
		setPressed(true);
		void refetch();
	}
	// The button stays during a retry, marked as busy, so that it still has the focus if the retry fails.
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
