import { measureFirstLoads } from './bench/first-load.ts';
import { measurePathSpeed } from './bench/path-speed.ts';
import { weighReactAlone } from './bench/react-alone.ts';
import { measureRequestSpeed } from './bench/request-speed.ts';
import { prepareBuild, prepared, prepareSources } from './prepare.ts';
import { startSite } from './site/start-site.ts';

type Row = { what: string; measured: string; compared: string; target: string; met: boolean | null };

async function firstLoadRows(): Promise<Row[]> {
  const react = await weighReactAlone();
  const site = await startSite();
  try {
    const loads = await measureFirstLoads(site.address, ['/', '/register', '/registration']);
    return loads.map(({ path, kilobytes, files, hasMsal }) => ({
      what: `first load of ${path}`,
      measured: `${kilobytes.toFixed(1)} kB gzip in ${files} files${hasMsal ? ', MSAL among them' : ''}`,
      compared: `${(kilobytes / react).toFixed(2)} × React + React DOM alone (${react.toFixed(1)} kB)`,
      target: path === '/' ? '≤ 107 kB, no MSAL' : 'no MSAL',
      met: !hasMsal && (path !== '/' || kilobytes <= 107),
    }));
  } finally {
    await site.stop();
  }
}

async function requestRows(): Promise<Row[]> {
  return (await measureRequestSpeed()).map(({ name, ours, bare, ratio, statements }) => ({
    what: name,
    measured: `${Math.round(ours)} a second, ${statements} statements each`,
    compared: `${ratio.toFixed(2)} × a bare route with the same SQL (${Math.round(bare)} a second)`,
    target: name === 'registration read' ? '≥ 0.60 ×' : '',
    met: name === 'registration read' ? ratio >= 0.6 : null,
  }));
}

async function pathRows(): Promise<Row[]> {
  const { paths, perSecond } = await measurePathSpeed(3);
  const measured = `${Math.round(perSecond)} a second`;
  return [
    {
      what: 'paths walked on the bare machines',
      measured,
      compared: `${paths} paths in all`,
      target: '',
      met: null,
    },
  ];
}

const mark = (met: boolean | null) => (met === null ? ' ' : met ? '✓' : '✗');

await prepared(prepareSources, prepareBuild);
const rows = [...(await firstLoadRows()), ...(await pathRows()), ...(await requestRows())];
const width = (key: keyof Row) => Math.max(...rows.map((row) => String(row[key]).length));
const table = rows.map((row) =>
  [
    mark(row.met),
    row.what.padEnd(width('what')),
    row.measured.padEnd(width('measured')),
    row.compared.padEnd(width('compared')),
    row.target && `target ${row.target}`,
  ]
    .join('  ')
    .trimEnd(),
);
process.stdout.write(`${table.join('\n')}\n`);
