import { useSearchParams } from '@tulia/platform';
import { useEffect, useState } from 'react';

/**
 * The token of a newsletter link. It leaves the address at once, so that no history, screenshot or copied link keeps it,
 * and lives in memory as long as the page.
 */
export function useLinkToken(): string | undefined {
	const [query, setQuery] = useSearchParams();
	const [token] = useState(() => query.get('token') ?? undefined);
	const isInAddress = query.has('token');
	useEffect(() => {
		if (isInAddress) setQuery({}, { replace: true });
	}, [isInAddress, setQuery]);
	return token;
}
