/** Creates the DNS record that validates ownership of a domain; CNAME is the documented type. */
export function dnsRecord({ projectId, domain, region }: { projectId: string; domain: string; region: string }) {
  return { dnsRecordName: domain, dnsRecordType: 'CNAME', dnsRecordValue: `${projectId}.${region}.domains.example.net` }
}
