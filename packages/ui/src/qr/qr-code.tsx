import { type ReactNode, useEffect, useState } from 'react';
import { qrPath } from './qr-path.ts';

/** Quiet zone around the code, in squares, so that scanners find it. */
const QUIET = 2;
/** The size of the smallest code, in squares, for the reserved space. */
const SMALLEST = 21;

interface Drawing {
	readonly size: number;
	readonly path: string;
}

/** The encoder is loaded on demand. */
const loadEncoder = (): Promise<typeof import('qrcode')> => import('qrcode');

/** Preloads the encoder, when a text is likely to come. */
export const prefetchQrCode = (): void => void loadEncoder().catch(() => undefined);

async function draw(text: string): Promise<Drawing> {
	const { create } = await loadEncoder();
	const { modules } = create(text, { errorCorrectionLevel: 'M' });
	return { size: modules.size, path: qrPath(modules) };
}

export interface QrCodeProps {
	/** The encoded text. Also show it in letters: the code is not drawn where the encoder does not load. */
	readonly text: string;
	/** The accessible name: "QR code of ticket TUL-26-4K7M9". */
	readonly label: string;
}

/** A text as a QR code. Its space is reserved while the encoder loads; dark on white in both themes. */
export function QrCode({ text, label }: QrCodeProps): ReactNode {
	const [drawing, setDrawing] = useState<Drawing | undefined>(undefined);
	useEffect(() => {
		let isCurrent = true;
		draw(text).then(
			(drawn) => isCurrent && setDrawing(drawn),
			() => undefined, // the letters beside it are the fallback
		);
		return () => {
			isCurrent = false;
		};
	}, [text]);

	const size = drawing?.size ?? SMALLEST;
	return (
		<svg
			viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
		>
			<rect x={-QUIET} y={-QUIET} width={size + 2 * QUIET} height={size + 2 * QUIET} fill="#ffffff" />
			{drawing ? <path d={drawing.path} fill="#181e39" /> : null}
		</svg>
	);
}
