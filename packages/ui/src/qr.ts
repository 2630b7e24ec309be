// biome-ignore-all lint/performance/noBarrelFile: the package's entry point; every export is named
export { prefetchQrCode, QrCode, type QrCodeProps } from './qr/qr-code.tsx';
