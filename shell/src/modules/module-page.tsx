import { useLocation } from '@tulia/platform';
import { memo, type ReactNode, Suspense, use } from 'react';
import { ModuleBoundary } from './module-boundary.tsx';
import { useModules } from './module-context.ts';
import { ModuleDown } from './module-down.tsx';
import type { ModuleName } from './module-name.ts';
import { ModulePending } from './module-pending.tsx';

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

interface ModulePageProps {
	readonly name: ModuleName;
	/** Wraps the message shown in place of a module that brings its own frame: the way on must not be lost with it. */
	readonly frame: (content: ReactNode) => ReactNode;
}

/** The page of a module: itself once it is here, and meanwhile the HTML that came with the document, or a skeleton. */
export const ModulePage = memo(function ModulePage({ name, frame }: ModulePageProps): ReactNode {
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
				<ModuleApp name={name} patiently={hasServerHtml} />
			</Suspense>
		</ModuleBoundary>
	);
});
