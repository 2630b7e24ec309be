import { DRAFT_PREFIX, paths, useNavigate, useParams } from '@tulia/platform';
import { useEffect, useState } from 'react';

/** In this tab only. It goes with what is half filled in: on logging out, on leaving in a hurry, with the tab. */
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
		// Storage is refused: a reload asks for the link again, which the page says.
	}
}

interface PathToken {
	readonly token: string | undefined;
	/** It was used, or is refused: a reload shall not try it again. */
	readonly forget: () => void;
}

/**
 * The token of the link. It leaves the address at once, so that no history, screenshot or copied link keeps it, and stays in this
 * tab until it is used, so that loading the page again does not cost a new link.
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
