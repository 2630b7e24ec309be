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

/** The router's history, which has the current location before React renders it. */
type History = ContextType<typeof NavigationContext>['navigator'] & { readonly location: Location };

/**
 * `useNavigate` for code that awaits something first: does nothing once the person has followed a link meanwhile, even
 * while that page is still loading, or after they returned. It still navigates when the component was unmounted by its
 * own success. Links and other immediate navigations use the router's own hook.
 */
export function useNavigateUnlessLeft(): NavigateFunction {
	const navigate = useNavigate();
	const history = useContext(NavigationContext).navigator as History;
	const { pathname } = useLocation();
	const stay = useMemo(() => ({ at: pathname, isOver: false }), [pathname]);
	const look = useCallback(() => {
		stay.isOver ||= history.location.pathname !== stay.at;
	}, [history, stay]);
	// Also on unmount: a person who left and returned no longer waits for this navigation.
	useEffect(() => look, [look]);
	// As stable as the router's function, for the dependencies of effects. The router accepts a number of steps, too.
	return useCallback(
		(to: To | number, options?: NavigateOptions) => {
			look();
			return stay.isOver ? undefined : navigate(to as To, options);
		},
		[look, navigate, stay],
	);
}
