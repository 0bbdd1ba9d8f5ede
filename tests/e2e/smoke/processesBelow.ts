import { execFileSync } from 'node:child_process';

/** A running process, as the system lists it. */
export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  /** The whole command line. */
  readonly command: string;
}

/** All processes that this one started, and those they started, and so on. Works on Linux, macOS and Windows. */
export function processesBelow(pid: number): readonly RunningProcess[] {
  const all = runningProcesses();
  const found: RunningProcess[] = [];
  let parents = new Set([pid]);
  while (parents.size > 0) {
    const children = all.filter((child) => parents.has(child.parent) && !found.includes(child));
    found.push(...children);
    parents = new Set(children.map((child) => child.pid));
  }
  return found;
}

/** True while there is a process with this number. */
export function isRunning(pid: number): boolean {
  return runningProcesses().some((process) => process.pid === pid);
}

function runningProcesses(): readonly RunningProcess[] {
  const text = process.platform === 'win32' ? listOnWindows() : listWithPs();
  return text.split(/\r?\n/).flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    // A zombie has ended: only its parent has not asked for its exit code yet.
    if (pid === undefined || command.endsWith('<defunct>')) return [];
    return [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

function listWithPs(): string {
  return execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 1e8 });
}

/** Windows' own `tasklist` knows neither parents nor arguments. */
function listOnWindows(): string {
  const script =
    'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) $($_.CommandLine)" }';
  const args = ['-NoProfile', '-NonInteractive', '-Command', script];
  return execFileSync('powershell.exe', args, { encoding: 'utf8', maxBuffer: 1e8 });
}
