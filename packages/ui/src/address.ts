// biome-ignore-all lint/performance/noBarrelFile: the package's door; each name is listed, nothing is passed on unseen
export { AddressPanel, type AddressPanelProps, type OwnAddress } from './address/address-panel.tsx';
export { maskedAddress } from './address/masked-address.ts';
