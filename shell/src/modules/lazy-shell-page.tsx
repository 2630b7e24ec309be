import { PageFilesContext, useLocation } from '@tulia/platform';
import { FullPageSpinner } from '@tulia/ui';
import { type ComponentType, type ReactNode, Suspense, use, useContext } from 'react';
import { reportPageFailure } from '../client-errors/report-page-failure.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { ModuleDown } from './module-down.tsx';

interface ArrivedProps<Props extends object> {
	readonly current: () => Promise<ComponentType<Props>>;
	readonly props: Props;
}

function Arrived<Props extends object>({ current, props }: ArrivedProps<Props>): ReactNode {
	const Page = use(current());
	return <Page {...props} />;
}

/**
 * A page of the shell in a file of its own. When the file does not come, that costs the page a message with Retry, as with a
 * module; `lazy` would remember the failure for good, and without a boundary the whole site would be gone. `name` is that of its
 * component, after which the file is named: the release knows a page's files by it.
 */
export function lazyShellPage<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	name: string,
): ComponentType<Props> {
	let attempt: Promise<ComponentType<Props>> | undefined;
	let hasFailed = false;

	function begin(): Promise<ComponentType<Props>> {
		hasFailed = false;
		const page = load();
		page.catch(() => {
			hasFailed = true;
		});
		return page;
	}
	const forgetFailure = (): void => {
		if (hasFailed) attempt = undefined;
	};

	const current = (): Promise<ComponentType<Props>> => {
		attempt ??= begin();
		return attempt;
	};

	// biome-ignore lint/correctness/noComponentHookFactories: called where a module is evaluated, once for each page.
	return function OwnPage(props: Props): ReactNode {
		const { key } = useLocation();
		useContext(PageFilesContext)?.(name);
		return (
			<ModuleBoundary
				visit={key}
				onError={(error, componentStack) =>
					reportPageFailure({ module: 'shell', error, componentStack, hasArrived: !hasFailed })
				}
				onReset={forgetFailure}
				fallback={(retry) => <ModuleDown onRetry={retry} />}
			>
				<Suspense fallback={<FullPageSpinner />}>
					<Arrived current={current} props={props} />
				</Suspense>
			</ModuleBoundary>
		);
	};
}
