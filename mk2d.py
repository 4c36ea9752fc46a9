import json
R=[]
def r(city,dep,ret,n,bud,ints,notes):
    R.append(dict(id=len(R)+301,departureDate=dep,returnDate=ret,travelers=n,budget={'m':'Moderate ($$)','b':'Budget ($)','l':'Luxury ($$$)'}[bud],interests=ints,additionalPreferences=city+'. '+notes))
r('Edinburgh','2027-04-10','2027-04-14',2,'m',['History','Nature'],'Seniors, first visit.')
r('Colombo','2027-03-05','2027-03-08',4,'m',['Family Fun','Beach'],'Kids 6 and 9.')
r('Perth','2027-01-20','2027-01-24',4,'m',['Family Fun','Beach'],'Kids 6 and 9.')
r('Brisbane','2027-08-06','2027-08-10',2,'m',['Beach','Nature'],'Couple, Moreton Island, whales.')
r('Macau','2027-11-05','2027-11-08',2,'m',['Architecture','Culinary'],'Seniors.')
r('Kathmandu','2027-12-03','2027-12-08',2,'m',['History','Photography'],'First visit.')
r('Busan','2027-07-23','2027-07-27',4,'m',['Family Fun','Beach'],'Kids 6 and 9.')
r('Liverpool','2027-07-17','2027-07-20',4,'m',['Family Fun','Cultural Immersion'],'Kids 6 and 9.')
r('Christchurch','2027-10-02','2027-10-06',4,'m',['Family Fun','Nature'],'Kids 6 and 9.')
r('Da Nang','2027-07-05','2027-07-09',2,'l',['Honeymoon','Beach'],'Honeymoon.')
r('Siem Reap','2027-02-12','2027-02-15',2,'l',['Romantic','History'],'Couple, sunset at Phnom Bakheng.')
r('Maui','2027-11-08','2027-11-12',2,'l',['Romantic','Beach'],'Anniversary.')
json.dump(R,open('/tmp/judge/req-2d.json','w'),indent=0)
