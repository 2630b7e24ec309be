import { DRAFT_PREFIX, paths, useNavigate, useParams } from '@tulia/platform';
import { useEffect, useState } from 'react';

/** In this tab only. It is deleted with the form drafts: on logging out, on leaving in a hurry, and with the tab. */
const KEY = `${DRAFT_PREFIX}reset`;

function storedToken(): string | undefined {
	try {
		return sessionStorage.getItem(KEY) ?? undefined;
	} catch {
		return undefined;
	}
}

function storeToken(token: string | undefined): void {
	try {
		if (token === undefined) sessionStorage.removeItem(KEY);
		else sessionStorage.setItem(KEY, token);
	} catch {
		// Without storage, a reload needs the link again, and the page shows how to get one.
	}
}

interface PathToken {
	readonly token: string | undefined;
	/** After use or refusal: a reload must not retry the token. */
	readonly forget: () => void;
}

/**
 * The token of the link. It is removed from the address at once, so that no history, screenshot or copied link contains
 * it, and stored in this tab until it is used, so that a reload needs no new link.
 */
export function usePathToken(): PathToken {
	const { token: inPath } = useParams();
	const [token] = useState(() => inPath ?? storedToken());
	const navigate = useNavigate();
	useEffect(() => {
		if (inPath === undefined) return;
		storeToken(inPath);
		navigate(paths.resetPassword(), { replace: true });
	}, [inPath, navigate]);
	return { token, forget: () => storeToken(undefined) };
}
