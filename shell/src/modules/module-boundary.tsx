import { LoadAttemptContext } from '@tulia/platform';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ModuleBoundaryProps {
	/** Changes with every navigation, which resets the failure. */
	readonly visit: string;
	readonly fallback: (retry: () => void) => ReactNode;
	readonly onError: (error: unknown, componentStack: string) => void;
	/** Called before a retry, to discard the failed attempt. */
	readonly onReset: () => void;
	readonly children: ReactNode;
}

interface ModuleBoundaryState {
	readonly failedIn: string | undefined;
	readonly retries: number;
}

/** Contains the failure of a module in its page. A class, because React has no other form of error boundary. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, ModuleBoundaryState> {
	override state: ModuleBoundaryState = { failedIn: undefined, retries: 0 };

	static getDerivedStateFromError(): { readonly failedIn: string } {
		return { failedIn: '' };
	}

	override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
		this.setState({ failedIn: this.props.visit });
		this.props.onError(error, componentStack ?? '');
	}

	override componentDidMount(): void {
		window.addEventListener('online', this.retry);
	}

	override componentWillUnmount(): void {
		window.removeEventListener('online', this.retry);
	}

	override componentDidUpdate(): void {
		const { failedIn } = this.state;
		if (failedIn && failedIn !== this.props.visit) this.retry();
	}

	retry = (): void => {
		if (this.state.failedIn === undefined) return;
		this.props.onReset();
		this.setState(({ retries }) => ({ failedIn: undefined, retries: retries + 1 }));
	};

	override render(): ReactNode {
		const { visit, children, fallback } = this.props;
		const { failedIn, retries } = this.state;
		if (failedIn !== undefined) return fallback(this.retry);
		return <LoadAttemptContext value={`${visit} ${retries}`}>{children}</LoadAttemptContext>;
	}
}
