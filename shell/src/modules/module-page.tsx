import { useLocation, useSession } from '@tulia/platform';
import { memo, type ReactNode, Suspense, use } from 'react';
import { ModuleBoundary } from './module-boundary.tsx';
import { useModules } from './module-context.ts';
import { ModuleDown } from './module-down.tsx';
import type { ModuleName } from './module-name.ts';
import { ModulePending } from './module-pending.tsx';
import { useSavedInstead } from './saved-instead.ts';
import { SessionCheck } from './session-check.tsx';

/** The key the router gives the address a document was opened with. */
const FIRST_VISIT = 'default';

interface ModuleAppProps {
	readonly name: ModuleName;
	readonly patiently: boolean;
}

/** Memoised: a change of anything around it must not disturb server HTML that still waits for its module. */
const ModuleApp = memo(function ModuleApp({ name, patiently }: ModuleAppProps): ReactNode {
	const { loader } = useModules();
	const { App } = use(patiently ? loader.loadPatiently(name) : loader.load(name));
	return <App />;
});

/** The same behind a log-in. It looks itself who is there: that is found out while the HTML of the document waits for the module. */
const GuardedApp = memo(function GuardedApp({ name }: Pick<ModuleAppProps, 'name'>): ReactNode {
	const { loader } = useModules();
	const { App, canWait } = use(loader.load(name));
	const { status } = useSession();
	const isChecking = status === 'unknown' || status === 'checking';
	const isWaiting = !useSavedInstead(isChecking) && isChecking;
	return (
		<>
			{canWait || !isWaiting ? <App isWaiting={isWaiting} /> : null}
			{isWaiting ? <SessionCheck /> : null}
		</>
	);
});

interface ModulePageProps {
	readonly name: ModuleName;
	/** Nothing but its outline is shown before it is known who is there. */
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
			onReset={() => loader.forget(name)}
			fallback={(retry) => frame(<ModuleDown onRetry={retry} />)}
		>
			<Suspense fallback={<ModulePending />}>
				{/* An outline is no page: where a module behind a log-in does not come, that is said in its place. */}
				{isGuarded ? <GuardedApp name={name} /> : <ModuleApp name={name} patiently={hasServerHtml} />}
			</Suspense>
		</ModuleBoundary>
	);
});
