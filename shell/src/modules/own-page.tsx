import { useLocation } from '@tulia/platform';
import { FullPageSpinner } from '@tulia/ui';
import { type ComponentType, type ReactNode, Suspense, use } from 'react';
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
 * module; `lazy` would remember the failure for good, and without a boundary the whole site would be gone.
 */
export function ownPage<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
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
		return (
			<ModuleBoundary visit={key} onReset={forgetFailure} fallback={(retry) => <ModuleDown onRetry={retry} />}>
				<Suspense fallback={<FullPageSpinner />}>
					<Arrived current={current} props={props} />
				</Suspense>
			</ModuleBoundary>
		);
	};
}
