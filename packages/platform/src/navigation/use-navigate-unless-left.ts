import { type ContextType, useCallback, useContext, useEffect, useMemo } from 'react';
import {
	type Location,
	type NavigateFunction,
	type NavigateOptions,
	UNSAFE_NavigationContext as NavigationContext,
	type To,
	useLocation,
	useNavigate,
} from 'react-router-dom';

/** The history itself, which the site's router hands down: it knows where somebody is. */
type History = ContextType<typeof NavigationContext>['navigator'] & { readonly location: Location };

/**
 * `useNavigate` for code that waits before it navigates: whoever has followed a link meanwhile is not called back, also while the page
 * they asked for is still on its way, or once they have returned. A component that its own success takes away still navigates. What
 * navigates at once, such as a link, uses the router's own: a frame that stays lags behind the address while a page loads.
 */
export function useNavigateUnlessLeft(): NavigateFunction {
	const navigate = useNavigate();
	const history = useContext(NavigationContext).navigator as History;
	const { pathname } = useLocation();
	const stay = useMemo(() => ({ at: pathname, isOver: false }), [pathname]);
	const look = useCallback(() => {
		stay.isOver ||= history.location.pathname !== stay.at;
	}, [history, stay]);
	// Once more as the component goes: whoever returns to the page afterwards does not wait any more.
	useEffect(() => look, [look]);
	// As stable as the router's, for effects that name it. The router tells a number of steps from an address by itself.
	return useCallback(
		(to: To | number, options?: NavigateOptions) => {
			look();
			return stay.isOver ? undefined : navigate(to as To, options);
		},
		[look, navigate, stay],
	);
}
