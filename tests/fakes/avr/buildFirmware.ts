import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOnce } from '../firmware/buildOnce';

/** What `make avr` makes. */
export interface BuiltFirmware {
  readonly hex: string;
  /** The linker's map file. */
  readonly map: string;
  /** Bytes of flash and of memory it uses. */
  readonly flashBytes: number;
  readonly variableBytes: number;
}

/** The sketch compiled for the ATmega328P. `ide` builds it as the Arduino IDE does, with only its own flags. */
export function buildFirmware(flavour: 'shipped' | 'ide' = 'shipped'): BuiltFirmware {
  const folder = buildOnce({
    name: `avr-${flavour}`,
    target: 'avr',
    variables: flavour === 'ide' ? ['AVR_TUNING='] : [],
    sources: ['lampwright'],
  });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const [, flash, variables] = /flash (\d+) of .* variables (\d+) of /.exec(read('make.txt')) ?? [];
  return {
    hex: read('lampwright-atmega328p.hex'),
    map: read('lampwright-atmega328p.map'),
    flashBytes: Number(flash),
    variableBytes: Number(variables),
  };
}
