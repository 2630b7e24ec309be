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
 * A lazy page of the shell. A failed load shows a message with Retry in the page, as for a module; `lazy` would cache
 * the failure, and without a boundary the whole site would be unmounted. `name` is that of its component, which names
 * its file in the release.
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

	// biome-ignore lint/correctness/noComponentHookFactories: called once for each page, when its module is evaluated.
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
