import { Component, type ReactNode } from 'react';

interface ModuleBoundaryProps {
	/** Changes with every navigation: a failure belongs to the visit it happened in. */
	readonly visit: string;
	readonly fallback: (retry: () => void) => ReactNode;
	/** Called before another attempt, so that it is one. */
	readonly onReset: () => void;
	readonly children: ReactNode;
}

/** Keeps the failure of a module inside its page. A class, because React offers error boundaries in no other form. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, { readonly failedIn: string | undefined }> {
	override state: { readonly failedIn: string | undefined } = { failedIn: undefined };

	static getDerivedStateFromError(): { readonly failedIn: string } {
		return { failedIn: '' };
	}

	override componentDidCatch(): void {
		this.setState({ failedIn: this.props.visit });
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
		this.setState({ failedIn: undefined });
	};

	override render(): ReactNode {
		return this.state.failedIn === undefined ? this.props.children : this.props.fallback(this.retry);
	}
}
