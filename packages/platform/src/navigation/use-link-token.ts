import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The `?token=` of a link from a mail. It is removed from the address at once, so that no history, screenshot or copied
 * link contains it, and lives in memory as long as the page.
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
