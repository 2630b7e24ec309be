import type { ModuleName } from '@tulia/contracts/site-modules';
import { useLocation, useSession } from '@tulia/platform';
import { memo, type ReactNode, Suspense, use } from 'react';
import { reportPageFailure } from '../client-errors/report-page-failure.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { useModules } from './module-context.ts';
import { ModuleDown } from './module-down.tsx';
import { ModulePending } from './module-pending.tsx';
import { useSavedTicketFallback } from './saved-ticket-fallback.ts';
import { SessionCheck } from './session-check.tsx';

/** The router's key of the history entry a document was opened with. */
const FIRST_VISIT = 'default';

interface ModuleAppProps {
	readonly name: ModuleName;
	readonly retries: boolean;
}

/** Memoised: renders around it must not disturb prerendered HTML that waits for its module. */
const ModuleApp = memo(function ModuleApp({ name, retries }: ModuleAppProps): ReactNode {
	const { loader } = useModules();
	const { App } = use(retries ? loader.loadWithRetry(name) : loader.load(name));
	return <App />;
});

/** The guarded variant. It reads the session itself while the prerendered HTML waits for the module. */
const GuardedApp = memo(function GuardedApp({ name }: Pick<ModuleAppProps, 'name'>): ReactNode {
	const { loader } = useModules();
	const { App, supportsSkeleton } = use(loader.load(name));
	const { status } = useSession();
	const isChecking = status === 'unknown' || status === 'checking';
	const isSkeleton = !useSavedTicketFallback(isChecking) && isChecking;
	return (
		<>
			{supportsSkeleton || !isSkeleton ? <App isSkeleton={isSkeleton} /> : null}
			{isSkeleton ? <SessionCheck /> : null}
		</>
	);
});

interface ModulePageProps {
	readonly name: ModuleName;
	/** Renders only the skeleton before the session is known. */
	readonly isGuarded: boolean;
	/** Wraps the error message of a module that has its own frame, so that navigation is still possible. */
	readonly frame: (content: ReactNode) => ReactNode;
}

/** The page of a module: the module once loaded, until then the prerendered HTML or a skeleton. */
export const ModulePage = memo(function ModulePage({ name, isGuarded, frame }: ModulePageProps): ReactNode {
	const { loader, renderedPath } = useModules();
	const { key, pathname } = useLocation();
	const hasServerHtml = key === FIRST_VISIT && pathname === renderedPath;
	return (
		<ModuleBoundary
			visit={key}
			onError={(error, componentStack) =>
				reportPageFailure({ module: name, error, componentStack, hasArrived: loader.hasArrived(name) })
			}
			onReset={() => loader.forget(name)}
			fallback={(retry) => frame(<ModuleDown onRetry={retry} />)}
		>
			<Suspense fallback={<ModulePending />}>
				{/* Prerendered HTML of a guarded module is only a skeleton: a failed load shows the error in its place. */}
				{isGuarded ? <GuardedApp name={name} /> : <ModuleApp name={name} retries={hasServerHtml} />}
			</Suspense>
		</ModuleBoundary>
	);
});
