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

/** The key the router gives the address a document was opened with. */
const FIRST_VISIT = 'default';

interface ModuleAppProps {
	readonly name: ModuleName;
	readonly retries: boolean;
}

/** Memoised: a change of anything around it must not disturb server HTML that still waits for its module. */
const ModuleApp = memo(function ModuleApp({ name, retries }: ModuleAppProps): ReactNode {
	const { loader } = useModules();
	const { App } = use(retries ? loader.loadWithRetry(name) : loader.load(name));
	return <App />;
});

/** The same behind a log-in. It looks itself who is there: that is found out while the HTML of the document waits for the module. */
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
	/** Only its skeleton is rendered before the session is known. */
	readonly isGuarded: boolean;
	/** Wraps the message shown in place of a module that brings its own frame: the way on must not be lost with it. */
	readonly frame: (content: ReactNode) => ReactNode;
}

/** The page of a module: itself once it is here, and meanwhile the HTML that came with the document, or a skeleton. */
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
				{/* A skeleton is no page: where a module behind a log-in does not come, that is said in its place. */}
				{isGuarded ? <GuardedApp name={name} /> : <ModuleApp name={name} retries={hasServerHtml} />}
			</Suspense>
		</ModuleBoundary>
	);
});
