import { describe, expect, it } from 'vitest';
import lock from '../../package-lock.json';
import packageJson from '../../package.json';

interface LockEntry {
  os?: string[];
  cpu?: string[];
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}
const packages = lock.packages as Record<string, LockEntry>;

const platforms = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
] as const;

/** The packages that come as one binary per platform, with the platforms the lock file has. */
const families = Object.entries(packages).flatMap(([path, entry]) => {
  const members = Object.keys(entry.optionalDependencies ?? {})
    .map((name) => packages[`node_modules/${name}`])
    .filter((member) => member?.cpu !== undefined);
  return members.length > 1 ? [{ path, members }] : [];
});

describe('package-lock.json', () => {
  it('knows the packages that come in binaries', () => {
    const names = families.map(({ path }) => path.replace('node_modules/', ''));
    expect(names).toEqual(
      expect.arrayContaining(['rolldown', 'oxlint', 'oxlint-tsgolint', 'typescript', 'lightningcss']),
    );
  });

  it.each(families)('has $path for Linux, macOS and Windows', ({ members }) => {
    for (const [os, cpu] of platforms) {
      const fits = members.some(
        (member) => member?.os?.includes(os) === true && member.cpu?.includes(cpu) === true,
      );
      expect(fits, `${os} ${cpu}`).toBe(true);
    }
  });

  it('names no registry', () => {
    expect(Object.values(packages).filter((entry) => entry.resolved?.startsWith('http'))).toEqual([]);
  });

  it('has a checksum of every package', () => {
    const fetched = Object.entries(packages).filter(([path, { link }]) => path !== '' && link !== true);
    expect(fetched.length).toBeGreaterThan(100);
    for (const [path, { integrity }] of fetched) expect(integrity, path).toMatch(/^sha512-/);
  });

  it('has no package whose install script was not refused', () => {
    const withScripts = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    const refused = Object.entries(packageJson.allowScripts).filter(([, isAllowed]) => !isAllowed);
    expect(refused.map(([name]) => name)).toEqual(withScripts);
  });

  it('is of the same version as the package', () => {
    expect(lock.version).toBe(packageJson.version);
  });
});
